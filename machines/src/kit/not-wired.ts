// Default logic of the actors that a chart declares: it fails, since the application has to provide the real ones.
import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/** Default of a promise actor. Errors: always rejects with 'not wired: <name>'. */
export const promiseNotWired = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`not wired: ${name}`)))

/** Default of a callback actor. Errors: throws 'not wired: <name>' when it is started. */
export const callbackNotWired = <Command extends EventObject = EventObject, Input = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<Command, Input>(() => {
    throw new Error(`not wired: ${name}`)
  })
