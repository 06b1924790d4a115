import { expect, test } from 'vitest'
import { plainFigure } from '@/widgets/kpi/figure'
import { tankBalance } from './tank-balance.ts'

const of = (inM3: number, outM3: number, deltaM3: number) =>
  tankBalance({ inM3: plainFigure(inM3), outM3: plainFigure(outM3), deltaM3: plainFigure(deltaM3), capacityM3: 1_800 })

test('[R10] what meters leave open of a tank is within its gauge, or within what they may be wrong by, as of the whole site', () => {
  expect(of(100, 98, 0)).toMatchObject({ unexplainedM3: 2, errorM3: 3.6, isNoise: true })
  expect(of(100, 90, 0)).toMatchObject({ unexplainedM3: 10, isNoise: false })
  expect(of(2_800, 2_790, 0)).toMatchObject({ unexplainedM3: 10, errorM3: 56, isNoise: true })
})
