import type { AnyStateMachine, CallbackActorLogic, EmittedFrom, InputFrom } from 'xstate'

/**
 * A line of what happened outside, which an effect causes. `on` is how the lines of this kind begin: after the page has
 * loaded, such a line comes of this effect and of nothing else, once each time.
 */
// biome-ignore-start lint/style/useConsistentMethodSignatures: as of gestures, signs are kept in one list whatever they are told
export type Happening<Detail = unknown> = {
  readonly on: string
  /** the rest of the line, from the actor's input, the fact or the command; several lines: one by one, while it runs */
  says(detail: Detail): string | readonly string[]
}
// biome-ignore-end lint/style/useConsistentMethodSignatures: the type above only

/** What stands outside for as long as an actor runs, and what stands there otherwise. */
export type Standing = { readonly stands: string; readonly running: string; readonly stopped: string }

/** Why nothing outside shows an effect. */
export type Unseen = { readonly unseen: string }

export type Sign<Detail = unknown> = Happening<Detail> | Unseen
export type ActorSigns<Input = unknown> =
  | { readonly starts: Sign<Input>; readonly stops: Sign<null> }
  | { readonly runs: Standing; readonly starts?: Happening<Input> }

type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<NonNullable<Parameters<Machine['provide']>[0]>['actors']>
>
type CommandOf<Logic> =
  Logic extends CallbackActorLogic<infer Command, infer _> ? (string extends Command['type'] ? never : Command) : never
type CommandsOf<Machine extends AnyStateMachine> = CommandOf<ActorsOf<Machine>[keyof ActorsOf<Machine>]>
type FactsOf<Machine extends AnyStateMachine> = string extends EmittedFrom<Machine>['type']
  ? never
  : EmittedFrom<Machine>

/** How each effect of a chart shows outside: its actors by name, the facts it emits, the commands it gives its actors. */
export type Signs<Machine extends AnyStateMachine> = {
  readonly actors: { readonly [Name in keyof ActorsOf<Machine>]: ActorSigns<InputFrom<ActorsOf<Machine>[Name]>> }
  readonly facts: { readonly [Type in FactsOf<Machine>['type']]: Sign<Extract<FactsOf<Machine>, { type: Type }>> }
  readonly commands: {
    readonly [Type in CommandsOf<Machine>['type']]: Sign<Extract<CommandsOf<Machine>, { type: Type }>>
  }
}

/** The signs of any chart; looked up by name. */
export type AnySigns = {
  readonly actors: Readonly<Record<string, ActorSigns | undefined>>
  readonly facts: Readonly<Record<string, Sign | undefined>>
  readonly commands: Readonly<Record<string, Sign | undefined>>
}
