import { CholeskyDecomposition, Matrix } from 'ml-matrix'

/** Products of all columns of a design with each other, gathered row by row: what any ridge regression on them needs. */
export type Gram = {
  readonly add: (row: Float64Array) => void
  /** coefficients of `inputs` that predict `target`, all of them columns of the design */
  readonly solve: (inputs: readonly number[], target: number, ridge: number) => Float64Array
}

export const createGram = (columns: number): Gram => {
  const sums = new Float64Array(columns * columns)
  const at = (row: number, column: number): number => sums[Math.min(row, column) * columns + Math.max(row, column)] ?? 0
  return {
    add: (row) => {
      for (let i = 0; i < columns; i++) {
        const value = row[i] ?? 0
        if (value === 0) continue
        const offset = i * columns
        for (let j = i; j < columns; j++) sums[offset + j] = (sums[offset + j] ?? 0) + value * (row[j] ?? 0)
      }
    },
    solve: (inputs, target, ridge) => {
      const matrix = new Matrix(inputs.length, inputs.length)
      inputs.forEach((a, i) => {
        inputs.forEach((b, j) => {
          matrix.set(i, j, at(a, b) + (i === j ? ridge : 0))
        })
      })
      const right = Matrix.columnVector(inputs.map((input) => at(input, target)))
      return Float64Array.from(new CholeskyDecomposition(matrix).solve(right).to1DArray())
    },
  }
}
