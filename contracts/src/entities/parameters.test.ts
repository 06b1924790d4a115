import { expect, test } from 'vitest'
import { z } from 'zod'
import { anyParameters, unknownParameter } from './parameters.ts'

const schema = z.object({ state: z.string().optional(), from: z.string().optional() })

test.each([
  ['a misspelt one is named', schema, { statte: 'active' }, 'statte'],
  ['so is one beside others', schema, { state: 'open', until: '1' }, 'until'],
  ['names of what every object has are no parameters', schema, { constructor: '1' }, 'constructor'],
  ['a schema that refines its parameters knows the same', schema.refine(() => true), { statte: '1' }, 'statte'],
  ['those that are known are fine', schema, { state: 'open', from: '1' }, null],
  ['what every call takes is known', schema, { site: 'chaib' }, null],
  ['a loose schema takes any', schema.loose(), { _: '1' }, null],
  ['so does a call that says that it takes any', anyParameters, { _: '1' }, null],
  ['a call that declares none takes none', undefined, { utm_source: 'mail' }, 'utm_source'],
  ['but what every call takes', undefined, { site: 'chaib' }, null],
])('of the parameters of a call, %s', (_, of, query, found) => {
  expect(unknownParameter(of, query, ['site'])).toBe(found)
})
