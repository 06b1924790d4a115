/** What tests of the whole product take of the upstream's. */
export { seedDataDir } from './data-dir.ts'
export { createMailbox, type Mailbox, smtpRefusal } from './mailbox.ts'
export { createMosquitto, hasMosquitto, type Mosquitto } from './mosquitto.ts'
export { createOwnDatabase } from './own-database.ts'
export { testPng } from './pictures.ts'
export { createReceiver, type Receiver } from './receiver.ts'
