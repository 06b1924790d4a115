import { telemetryMessage } from '@vigie/contracts/upstream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainSamples } from './plain-samples.ts'

const time = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double(), fc.constant('2026-01-01T00:00:00Z'), fc.string())
const values = fc.oneof(fc.dictionary(fc.string({ maxLength: 45 }), fc.jsonValue()), fc.jsonValue())
const sample = fc.oneof(fc.record({ ts: time, values }), fc.jsonValue())
const message = fc.oneof(fc.array(sample, { maxLength: 4 }), sample)

test('what takes the short way is what the schema makes of it', () => {
  fc.assert(
    fc.property(message, (said) => {
      const json: unknown = JSON.parse(JSON.stringify(said) ?? 'null')
      const samples = plainSamples(json)?.map(({ ts, values: read }) => ({ ts, values: read }))
      if (samples !== undefined) expect(samples).toEqual(telemetryMessage.parse(json))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['nothing', '[]'],
  ['no value', '[{"ts":1,"values":{}}]'],
  ['a list of values', '[{"ts":1,"values":[1]}]'],
  ['half a millisecond', '[{"ts":1.5,"values":{"flow_m3h":1}}]'],
  ['a list of lists', '[[{"ts":1,"values":{"flow_m3h":1}}]]'],
  ['a name of the prototype', '[{"ts":1,"values":{"__proto__":{"flow_m3h":1}}}]'],
  ['a long name', `[{"ts":1,"values":{"${'x'.repeat(41)}":1}}]`],
])('%s goes to the schema', (_, text) => {
  expect(plainSamples(JSON.parse(text))).toBeNull()
})

test.each([
  '{"ts":1700000000000,"values":{"flow_m3h":12.3}}',
  '[{"ts":1700000000000,"values":{"flow_m3h":12.3,"running":"on"},"note":"not read"}]',
])('%s takes the short way', (text) => {
  expect(plainSamples(JSON.parse(text))).toHaveLength(1)
})
