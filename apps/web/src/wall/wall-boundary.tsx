import { Component, type ReactNode } from 'react'
import { wall } from '@/text/wall'

/** How long after a part threw the wall is drawn anew, ms. */
export const AGAIN_MS = 5_000

type BoundaryProps = { readonly children: ReactNode }
type BoundaryState = { readonly hasFailed: boolean }

/** Nobody stands at a wall to press a button: what throws is said, and drawn anew by itself. */
export class WallBoundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError = (): BoundaryState => ({ hasFailed: true })

  override state: BoundaryState = { hasFailed: false }
  private timer: ReturnType<typeof setTimeout> | undefined

  override componentDidCatch() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.setState({ hasFailed: false }), AGAIN_MS)
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
  }

  override render() {
    return this.state.hasFailed ? <p className="wall-screen wall-failed">{wall.failed}</p> : this.props.children
  }
}
