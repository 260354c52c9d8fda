import type { Sample } from '../report/figure.ts'

/** One kind of work. A round measures the shop and the bare thing it is held against, one right after the other. */
export type Measure = {
  name: string
  round: (number: number) => Promise<Sample[]>
  close?: () => Promise<void>
}

export type Effort = { isQuick: boolean; rounds: number; seconds: number }
