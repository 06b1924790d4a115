import { bodiesSection } from './bodies.section.ts'
import { browserMutants, browserPaths } from './browser.section.ts'
import type { Section } from './report.ts'
import { roamSection } from './roam.section.ts'
import { wiringSection } from './wiring.section.ts'

/** What the report says of our product, beside its charts. */
export const PRODUCT_SECTIONS: readonly Section[] = [
  { id: 'browser', name: 'in the browser', html: browserPaths },
  { id: 'browser-mutants', name: 'mutants in the browser', html: browserMutants },
  { id: 'bodies', name: 'guards and actions', html: bodiesSection },
  { id: 'wiring', name: 'wiring', html: () => wiringSection() },
  { id: 'roam', name: 'random walks', html: () => roamSection() },
]
