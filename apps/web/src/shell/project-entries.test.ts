import { expect, test } from 'vitest'
import { currentFirst } from './project-entries.tsx'

const projects = ['Chaib', 'Massa', 'Tifnout'].map((name) => ({ _id: name, name, link: `http://${name}.test` }))
const namesOf = (site: string) => currentFirst(projects, site).map(({ name }) => name)

test('[R3.2] the site in view leads the list of projects, which shows but two of them while it is closed', () => {
  expect(namesOf('tifnout')).toEqual(['Tifnout', 'Chaib', 'Massa'])
  expect(namesOf('chaib')).toEqual(['Chaib', 'Massa', 'Tifnout'])
  expect(namesOf('elsewhere')).toEqual(['Chaib', 'Massa', 'Tifnout'])
})
