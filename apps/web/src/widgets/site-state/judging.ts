// How targets, budgets and pumps are judged: loaded together, apart from the first screen.
export { missedTargets } from '../kpi/missed-targets.ts'
export { arePumpsBehind } from '../kpi/pumps-behind.ts'
export { budgetCausesOf } from './budget-causes.ts'
export { pumpRestCauses } from './pump-rest.ts'
