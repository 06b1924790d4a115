import { Component, type ReactNode } from 'react'
import { PartFailure } from './part-failure.tsx'

type PartBoundaryProps = { readonly children: ReactNode }

/** Keeps an error of its children to their place; trying again renders them anew. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override state = { hasFailed: false }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <PartFailure onRetry={() => this.setState({ hasFailed: false })} />
  }
}
