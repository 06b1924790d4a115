/** A site's own address at a gateway of this machine; browsers resolve `*.localhost` themselves. */
export const originOf = (gatewayPort: number, site: string): string => `http://${site}.localhost:${gatewayPort}`
