// Before any schema is built: the page's security policy forbids the `new Function` that zod would probe for.
import { z } from 'zod'

z.config({ jitless: true })
