// Inspection tells which transitions an event selects, region by region. Where two of them would leave the same state,
// xstate takes one only: the inner, else the first. This says which are taken, by the rules of SCXML that xstate
// follows (`removeConflictingTransitions`, which it does not export).
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'

type Rested = Pick<AnyMachineSnapshot, '_nodes' | 'historyValue'>

/**
 * Those of the selected transitions that are taken. `before`: where the chart was; undefined: it had not started. The
 * recorder sends this function to the page as text, so it uses nothing from outside itself.
 */
export const keptTransitions = (
  selected: readonly AnyTransitionDefinition[],
  before: Rested | undefined,
): readonly AnyTransitionDefinition[] => {
  if (before === undefined || selected.length < 2) return selected
  const above = (node: AnyStateNode): readonly AnyStateNode[] =>
    node.parent === undefined ? [] : [node.parent, ...above(node.parent)]
  const defaultsOf = ({ parent, config, machine }: AnyStateNode): readonly AnyStateNode[] => {
    if (parent === undefined) return []
    const { target } = config
    if (target === undefined) return parent.type === 'parallel' ? [parent] : (parent.initial?.target ?? [])
    return [target].flat().flatMap((text) => {
      if (typeof text !== 'string') return [text]
      if (text.startsWith('#')) return [machine.getStateNodeById(text)]
      let found: AnyStateNode | undefined = parent
      for (const key of text.split('.').filter((one) => one !== '')) found = found?.states[key]
      return found ?? []
    })
  }
  const targetsOf = ({ target = [] }: AnyTransitionDefinition): readonly AnyStateNode[] =>
    target.flatMap((node) => (node.type === 'history' ? (before.historyValue[node.id] ?? defaultsOf(node)) : [node]))
  const exits = (transition: AnyTransitionDefinition): readonly AnyStateNode[] => {
    const { source, reenter } = transition
    const targets = targetsOf(transition)
    if (targets.length === 0) return []
    const isInside = targets.every((node) => node === source || above(node).includes(source))
    const shared = above(source).find((node) => targets.every((one) => above(one).includes(node)))
    const domain = !reenter && isInside ? source : (shared ?? source.machine.root)
    return before._nodes.filter(
      (node) => above(node).includes(domain) || (shared === undefined && node === domain && reenter),
    )
  }
  let kept: readonly AnyTransitionDefinition[] = []
  for (const one of selected) {
    const left = exits(one)
    const rivals = kept.filter((other) => exits(other).some((node) => left.includes(node)))
    if (rivals.every((other) => above(one.source).includes(other.source)))
      kept = [...kept.filter((other) => !rivals.includes(other)), one]
  }
  return kept
}
