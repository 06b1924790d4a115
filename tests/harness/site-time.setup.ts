import { setSiteTimeZone } from '../../apps/web/src/text/format-time.ts'

setSiteTimeZone('Africa/Casablanca')
