import { ALL_TOPICS, type Topic } from '@vigie/contracts/live'

/** A set of topics as bits, 0 to 7: what one subscriber hears. */
export type TopicMask = number

const BIT: Readonly<Record<Topic, TopicMask>> = { journal: 1, readings: 2, status: 4 }

export const maskOf = (topics: readonly Topic[]): TopicMask => topics.reduce((mask, topic) => mask | BIT[topic], 0)
export const ALL: TopicMask = maskOf(ALL_TOPICS)
export const hears = (mask: TopicMask, topic: Topic): boolean => (mask & BIT[topic]) !== 0
export const topicsOf = (mask: TopicMask): Topic[] => ALL_TOPICS.filter((topic) => hears(mask, topic))
