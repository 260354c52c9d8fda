import { createHash } from 'node:crypto'
import { z } from 'zod'
import deskSupplies from './reviews/desk-supplies.json' with { type: 'json' }
import filing from './reviews/filing.json' with { type: 'json' }
import paper from './reviews/paper.json' with { type: 'json' }
import reusable from './reviews/reusable.json' with { type: 'json' }
import techStationery from './reviews/tech-stationery.json' with { type: 'json' }
import writing from './reviews/writing.json' with { type: 'json' }

/** Who reviews in the demo shop, by the name used in the files. Nobody real. */
export const DEMO_REVIEWERS = {
  ananya: 'Ananya Mukherjee',
  farida: 'Farida Shaikh',
  gauri: 'Gauri Patnaik',
  harpreet: 'Harpreet Singh Gill',
  imran: 'Imran Qureshi',
  joseph: 'Joseph Kurian',
  lakshmi: 'Lakshmi Prasanna Reddy',
  meenakshi: 'Meenakshi Iyer',
  rohan: 'Rohan Deshpande',
  sneha: 'Sneha Kulkarni',
  tenzin: 'Tenzin Dolma',
  vikram: 'Vikram Rathore',
} as const
export type DemoReviewer = keyof typeof DEMO_REVIEWERS

export type DemoReview = { slug: string; by: DemoReviewer; rating: number; message: string; at: Date }

const FIRST_DAY = Date.UTC(2026, 9, 2)
const MINUTE_MS = 60_000
const MINUTES_OF_REVIEWS = 43 * 24 * 60

/** One line of a file: `meenakshi 5: Both my kids use these for school.` */
const line = z.templateLiteral([
  z.enum(Object.keys(DEMO_REVIEWERS) as DemoReviewer[]),
  ' ',
  z.enum(['1', '2', '3', '4', '5']),
  ': ',
  z.string().min(1),
])
const files = z.array(z.record(z.string(), z.array(line)))

export const demoReviews: DemoReview[] = files
  .parse([writing, paper, deskSupplies, filing, reusable, techStationery])
  .flatMap((file) => Object.entries(file))
  .flatMap(([slug, lines]) => lines.map((written) => reviewIn(slug, written)))

function reviewIn(slug: string, written: z.output<typeof line>): DemoReview {
  const colon = written.indexOf(': ')
  const [by, rating] = written.slice(0, colon).split(' ') as [DemoReviewer, string]
  return { slug, by, rating: Number(rating), message: written.slice(colon + 2), at: momentOf(`${by} on ${slug}`) }
}

/** Some moment of the shop's first six weeks, the same one every time. */
function momentOf(review: string): Date {
  const anyNumber = createHash('sha256').update(review).digest().readUInt32BE()
  return new Date(FIRST_DAY + (anyNumber % MINUTES_OF_REVIEWS) * MINUTE_MS)
}
