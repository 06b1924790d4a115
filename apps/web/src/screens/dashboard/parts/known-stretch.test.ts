import { expect, test } from 'vitest'
import { knownColumns } from './known-stretch.ts'

const column = (from: number) => ({ from, to: from + 7 })
const columns = [0, 7, 14, 21].map(column)
const body = { buckets: [], period: { from: 0, to: 28 }, until: 20 }

test('[R10] a site that began within the period has no columns before its first data', () => {
  expect(knownColumns(columns, { ...body, knownFrom: 9 })).toEqual([7, 14, 21].map(column))
  expect(knownColumns(columns, { ...body, knownFrom: 0 })).toEqual(columns)
})

test('[R10] where there are data of nothing, the columns of the period stay', () => {
  expect(knownColumns(columns, body)).toEqual(columns)
})
