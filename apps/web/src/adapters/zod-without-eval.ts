// Imported before any schema is built: the page's security policy forbids the `new Function` with which zod compiles
// schemas.
import { z } from 'zod'

z.config({ jitless: true })
