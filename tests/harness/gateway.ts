import { type Answer, call } from './rest.ts'

type Where = { readonly site: string; readonly ports: { readonly gateway: number } }
type Extra = {
  readonly token?: string
  readonly site?: string
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
}

/** One REST call to the gateway, at the host name of `site` or else of the stack's first site. */
export const callGateway = (stack: Where, path: string, extra: Extra = {}): Promise<Answer> =>
  call({ port: stack.ports.gateway, path, site: stack.site, ...extra })
