import type { Pool } from 'pg'

type Bare = { name: string; statement: string; values: unknown[][]; connections: number }

/** How often a second Postgres answers the prepared statement, asked by nothing but its driver. */
export async function bareStatement(pool: Pool, { name, statement, values, connections }: Bare): Promise<number> {
  const left = values.values()
  const from = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const one of left) await pool.query({ name, text: statement, values: one })
    }),
  )
  return (values.length * 1_000) / (performance.now() - from)
}
