// How targets, budgets and pumps are judged, and what comes of a cut: loaded together, apart from the first screen.
export { pumpsBehind } from '@vigie/contracts/entities'
export { missedTargets } from '../kpi/missed-targets.ts'
export { budgetCausesOf } from './budget-causes.ts'
export { withSequels } from './cut-sequel.ts'
export { pumpRestCauses, pumpRestOf } from './pump-rest.ts'
