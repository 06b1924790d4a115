import './zod-without-eval.ts'
import { type PublicConfig, publicConfig, REST_PATHS } from '@vigie/contracts/rest'

const TIMEOUT_MS = 10_000

/** Reads the public settings of this deployment (`GET /config.json`); null when they cannot be read. */
export const loadConfig = async (): Promise<PublicConfig | null> => {
  try {
    const response = await fetch(REST_PATHS.config, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const parsed = publicConfig.safeParse(await response.json())
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
