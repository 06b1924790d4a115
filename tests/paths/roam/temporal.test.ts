import { describe, expect, test } from 'vitest'
import { all, always, eventuallyWithin, never, type Span, type Trace, until } from './temporal.ts'

type Lamp = Span & { readonly isLit: boolean; readonly isPressed?: boolean }

/** A lamp that was looked at: lit or not, from one moment to another. */
const lamp = (isLit: boolean, from: number, to: number, isPressed = false): Lamp => ({
  isLit,
  from,
  until: to,
  isPressed,
})
const trace = (spans: readonly Lamp[], isOver = false): Trace<Lamp> => ({ spans, isOver })
const dark = ({ isLit }: Lamp): string | null => (isLit ? null : 'dark')
const light = ({ isLit }: Lamp): string | null => (isLit ? 'lit' : null)

describe('always and never', () => {
  test('hold where every look keeps them, and of nothing that was looked at', () => {
    expect(always(trace([lamp(true, 0, 9), lamp(true, 10, 19)]), dark).findings).toEqual([])
    expect(never(trace([lamp(false, 0, 9)]), light).findings).toEqual([])
    expect(always(trace([]), dark)).toEqual({ findings: [], openUntil: null })
  })

  test('fail at each look that breaks them, however short, with its moment', () => {
    const once = trace([lamp(true, 0, 9), lamp(false, 10, 10), lamp(true, 11, 20)])
    expect(always(once, dark).findings).toEqual([{ at: 10, says: 'dark' }])
    expect(never(once, light).findings.map(({ at }) => at)).toEqual([0, 11])
  })
})

describe('eventually within', () => {
  const duty = { from: 10, withinMs: 5, says: 'never lit' }
  const isLit = ({ isLit: lit }: Lamp) => lit
  const tell = (spans: readonly Lamp[], isOver = false) => eventuallyWithin(trace(spans, isOver), [duty], isLit)

  test('holds when a look between its beginning and its end meets it, the last moment included', () => {
    expect(tell([lamp(false, 0, 14), lamp(true, 15, 15), lamp(false, 16, 99)])).toEqual({
      findings: [],
      openUntil: null,
    })
    expect(tell([lamp(true, 0, 10), lamp(false, 11, 99)]).findings).toEqual([])
  })

  test('fails when it is met too soon or too late only', () => {
    const failed = [{ at: 15, says: 'never lit' }]
    expect(tell([lamp(true, 0, 9), lamp(false, 10, 15), lamp(true, 16, 99)]).findings).toEqual(failed)
    expect(tell([lamp(false, 0, 99)], true).findings).toEqual(failed)
  })

  test('is open while the record does not reach its end, and due no more when nothing can follow', () => {
    expect(tell([lamp(false, 0, 14)])).toEqual({ findings: [], openUntil: 15 })
    expect(tell([])).toEqual({ findings: [], openUntil: 15 })
    expect(tell([lamp(false, 0, 14)], true)).toEqual({ findings: [], openUntil: null })
  })

  test('tells of each duty by itself', () => {
    const duties = [duty, { ...duty, from: 90, says: 'nor later' }]
    const told = eventuallyWithin(trace([lamp(false, 0, 92)]), duties, isLit)
    expect(told).toEqual({ findings: [{ at: 15, says: 'never lit' }], openUntil: 95 })
  })
})

describe('until', () => {
  const tell = (spans: readonly Lamp[]) =>
    until(trace(spans), {
      holds: ({ isLit }) => isLit,
      released: (_, next) => next.isPressed === true,
      says: ({ until: at }) => `went out after ${at}`,
    }).findings

  test('holds while it stays, when it is released, and when it never began', () => {
    expect(tell([lamp(false, 0, 9), lamp(true, 10, 19), lamp(true, 20, 99)])).toEqual([])
    expect(tell([lamp(true, 0, 9), lamp(false, 10, 19, true)])).toEqual([])
    expect(tell([lamp(false, 0, 9)])).toEqual([])
  })

  test('fails where it ends without its release, each time', () => {
    const spans = [
      lamp(true, 0, 9),
      lamp(false, 10, 19),
      lamp(true, 20, 29),
      lamp(false, 30, 39, true),
      lamp(true, 40, 49),
    ]
    expect(tell([...spans, lamp(false, 50, 59)])).toEqual([
      { at: 10, says: 'went out after 9' },
      { at: 50, says: 'went out after 49' },
    ])
  })
})

test('several verdicts are one: all findings, open until the last of them can be told', () => {
  const one = { findings: [{ at: 1, says: 'a' }], openUntil: 7 }
  expect(all([one, { findings: [{ at: 2, says: 'b' }], openUntil: null }, { findings: [], openUntil: 9 }])).toEqual({
    findings: [
      { at: 1, says: 'a' },
      { at: 2, says: 'b' },
    ],
    openUntil: 9,
  })
  expect(all([])).toEqual({ findings: [], openUntil: null })
})
