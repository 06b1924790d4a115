const BEFORE_EXPIRY_MS = 120_000
const SOONEST_MS = 30_000
/** The longest delay that `setTimeout` accepts. */
const LONGEST_MS = 2_147_483_647

type RenewalOptions = {
  /** A new token; null or a rejection: none can be had now. */
  readonly getFreshToken: () => Promise<string | null>
  readonly send: (token: string) => void
  /** ms since 1970, on the server's clock. */
  readonly now: () => number
}

/**
 * Sends a new token two minutes before the current one expires; tries again every 30 s until the server confirms a
 * later expiry.
 */
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
