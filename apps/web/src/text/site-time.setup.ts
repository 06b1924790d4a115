// Before each file of tests: its site is where the product's is by default, whatever the file before it left.
import { setSiteTimeZone } from './format-time.ts'

setSiteTimeZone('Africa/Casablanca')
