// How figures are computed, apart from what writes them: tiles of the first screen do without.
import { type FigureId, figureSpec, unitOf } from '@vigie/contracts/entities'
import { FIGURE_FORMULAS } from '@vigie/contracts/figure-formulas'

/** How a figure is computed, « Eau produite : somme des volumes comptés par les sources. » */
export const formulaOf = (id: FigureId): string => `${figureSpec(id).name} : ${FIGURE_FORMULAS[id]}.`

/** The title of a column of figures, with the unit that stands apart from them and how they are computed. */
export const columnOf = (id: FigureId, currency = '') => ({
  title: figureSpec(id).shortName,
  unit: figureSpec(id).unit === 'h' ? '' : unitOf(id, currency),
  help: formulaOf(id),
})
