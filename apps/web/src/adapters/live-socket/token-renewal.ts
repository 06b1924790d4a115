const BEFORE_EXPIRY_MS = 120_000
const SOONEST_MS = 30_000
/** The longest delay a timer can hold. */
const LONGEST_MS = 2_147_483_647

type RenewalOptions = {
  /** A token not yet used on this connection; null or a rejection: not to be had now. */
  readonly getFreshToken: () => Promise<string | null>
  readonly send: (token: string) => void
  /** ms since 1970, on the server's clock. */
  readonly now: () => number
}

/** Sends a new token two minutes before the current one runs out; while none is to be had, tries again. */
export const createTokenRenewal = ({ getFreshToken, send, now }: RenewalOptions) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const plan = (delayMs: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(renew, Math.min(Math.max(delayMs, SOONEST_MS), LONGEST_MS))
  }
  const renew = async () => {
    const token = await getFreshToken().catch(() => null)
    if (stopped) return
    if (token !== null) send(token)
    plan(SOONEST_MS)
  }
  return {
    expiresAt: (expiryMs: number) => plan(expiryMs - BEFORE_EXPIRY_MS - now()),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
