import { freePort, isPortFree } from '@vigie/stack'

const NAMES = ['PORT', 'UPSTREAM_PORT', 'ANALYST_PORT', 'MQTT_PORT', 'IDENTITY_PORT'] as const
/** The ports of `npm start`, as its environment names them. */
export type StartPorts = Readonly<Record<(typeof NAMES)[number], string>>

/** Free ones for each of its services: a demo that runs on the usual ones is no matter. */
export const freeStartPorts = async (): Promise<StartPorts> => {
  const found: Partial<Record<keyof StartPorts, string>> = {}
  for (const name of NAMES) found[name] = String(await freePort())
  return found as StartPorts
}

/** Whether none of them is listened to. */
export const areFree = async (ports: StartPorts): Promise<boolean> =>
  !(await Promise.all(Object.values(ports).map((port) => isPortFree(Number(port))))).includes(false)
