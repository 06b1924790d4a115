import { timingSafeEqual } from 'node:crypto'

/** Whether what was sent is the service key. Where none is configured, nobody is a service. */
export const fitsServiceKey = (sent: unknown, serviceKey: string | null): boolean => {
  if (serviceKey === null || typeof sent !== 'string') return false
  const [a, b] = [Buffer.from(sent), Buffer.from(serviceKey)]
  return a.length === b.length && timingSafeEqual(a, b)
}
