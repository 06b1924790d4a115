/** Where devices come in by MQTT. */
export type MqttDoor = {
  /** null: the broker is elsewhere */
  readonly port: number | null
  /** Whether what devices of a site say arrives; asked of sites whose turn this instance has. */
  readonly hears: (site: string) => boolean
  readonly close: () => Promise<void>
}
