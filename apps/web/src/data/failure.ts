export { codeOf } from '@/adapters/http'
