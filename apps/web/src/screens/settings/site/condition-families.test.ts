import { alarmCondition } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { FAMILIES } from './condition-families.ts'

test('[R11.3] every condition stands in one family of the settings, and in no other', () => {
  expect(FAMILIES.flatMap(([, conditions]) => conditions).toSorted()).toEqual(alarmCondition.options.toSorted())
})
