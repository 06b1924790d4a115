import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { RouteFailure } from './route-failure.tsx'

type BoundaryProps = { readonly fullPage?: boolean; readonly children: ReactNode }

/** Shows an error page in place of its children once they throw, until the address changes. */
export const RouteBoundary = (props: BoundaryProps) => <Boundary {...props} at={useLocation().key} />

type CaughtProps = BoundaryProps & { readonly at: string }
type Caught = { readonly at: string; readonly failure: { readonly error: unknown } | null }

class Boundary extends Component<CaughtProps, Caught> {
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })
  static getDerivedStateFromProps = ({ at }: CaughtProps, caught: Caught) =>
    at === caught.at ? null : { at, failure: null }

  override state: Caught = { at: this.props.at, failure: null }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    const retry = () => this.setState({ failure: null })
    return <RouteFailure error={failure.error} fullPage={this.props.fullPage} onRetry={retry} />
  }
}
