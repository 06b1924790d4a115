import { loginTokenResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { AuthActor } from '@/actors/auth'
import type { Inspect } from '@/actors/inspect'
import { createProjectSwitch } from '@/actors/projects'
import { createHttp } from '@/adapters/http'
import type { Identity } from '@/adapters/identity'
import { createQueryClient } from '@/data'

type AccountOptions = { readonly identity: Identity; readonly auth: AuthActor; readonly inspect: Inspect }

/**
 * What a signed-in person needs on every site, even one closed to them: the REST API, a query cache, the jump to their
 * projects.
 */
export const createAccount = ({ identity, auth, inspect }: AccountOptions) => {
  const http = createHttp({
    getToken: identity.getIdToken,
    onTokenRefused: () => auth.send({ type: 'session.rejected' }),
  })
  const queryClient = createQueryClient()
  const { projectSwitch, stop } = createProjectSwitch({
    requestLoginToken: async (website) =>
      (await http.post(REST_PATHS.loginToken, loginTokenResponse, { website })).token,
    inspect,
  })
  return {
    http,
    queryClient,
    projectSwitch,
    close: () => {
      stop()
      queryClient.clear()
    },
  }
}
