// OpenEEmeter: simulated meters that use exactly a tenth less after a change, in any weather.
import { degreeDaySaving, type EnergyDay } from '@vigie/analyst/engines'
import { fixed, type Table } from '../table.ts'
import { dataFiles, dataPath, numberOf, readRows } from './data.ts'

const FOLDER = 'openeemeter'
const TRUE_PERCENT = 10
/** The works: days between belong to neither side. */
const WORKS = { from: '2016-12-26', to: '2017-01-04' }

export const benchOpeneemeter = (): readonly Table[] => {
  const files = dataFiles(FOLDER, '-daily.csv')
  if (files.length === 0) return []
  return [
    {
      title: 'OpenEEmeter: a saving of exactly 10 %',
      method:
        'Daily energy on degrees below and above balance points, counted hour by hour; every pair of balance points weighed by how likely it makes the days before. CV(RMSE) and NMBE on days the model had not seen. The goal is 10 ± 0.5 % with the interval containing 10.',
      columns: [
        'meter',
        'saving %',
        '95 % interval',
        'contains 10',
        'CV(RMSE)',
        'NMBE',
        'balance °C',
        'days before',
        'days after',
      ],
      rows: files.map(rowOf),
    },
  ]
}

const rowOf = (file: string): readonly string[] => {
  const days = daysOf(file)
  const before = days.filter(({ day }) => day < WORKS.from)
  const after = days.filter(({ day }) => day >= WORKS.to)
  const saving = degreeDaySaving(before, after)
  if (saving === null) return [file, 'too few days']
  const { percent, measured, balanceC } = saving
  return [
    file.replace('il-electricity-', '').replace('-daily.csv', ''),
    fixed(percent.value, 2),
    `${fixed(percent.low, 2)} to ${fixed(percent.high, 2)}`,
    percent.low <= TRUE_PERCENT && TRUE_PERCENT <= percent.high ? 'yes' : 'no',
    fixed(measured.cvRmse, 3),
    fixed(measured.nmbe, 4),
    `${balanceC.heating} / ${balanceC.cooling}`,
    String(before.length),
    String(after.length),
  ]
}

const daysOf = (file: string): readonly (EnergyDay & { readonly day: string })[] => {
  const temperatures = new Map<string, number[]>()
  for (const row of readRows(dataPath(FOLDER, 'il-tempF.csv'))) {
    const day = row.get('dt')?.slice(0, 10) ?? ''
    const fahrenheit = numberOf(row, 'tempF')
    if (!Number.isNaN(fahrenheit))
      temperatures.set(day, [...(temperatures.get(day) ?? []), ((fahrenheit - 32) * 5) / 9])
  }
  return readRows(dataPath(FOLDER, file)).flatMap((row) => {
    const day = row.get('start')?.slice(0, 10) ?? ''
    const energyKwh = numberOf(row, 'value')
    const temperaturesC = temperatures.get(day)
    return Number.isNaN(energyKwh) || temperaturesC === undefined ? [] : [{ day, energyKwh, temperaturesC }]
  })
}
