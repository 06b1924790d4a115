import type { PublicConfig } from '@vigie/contracts/rest'
import { createContext, useContext } from 'react'
import type { Http } from '@/adapters/http'

const ConfigContext = createContext<PublicConfig | null>(null)
export const ConfigProvider = ConfigContext.Provider

/** Public settings of this deployment (`GET /config.json`). */
export const useConfig = (): PublicConfig => {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('no ConfigProvider above')
  return config
}

const HttpContext = createContext<Http | null>(null)
export const HttpProvider = HttpContext.Provider

/** The gateway's REST API, called with the token of the signed-in person. */
export const useHttp = (): Http => {
  const http = useContext(HttpContext)
  if (!http) throw new Error('no HttpProvider above')
  return http
}
