/** A site is another instance's to read by now: what this one took from the broker is that one's to record. */
export class TurnLost extends Error {
  constructor() {
    super('the turn of a site is another instance’s')
  }
}
