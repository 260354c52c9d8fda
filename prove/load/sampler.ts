/** Looks again and again, until told to stop; then gives all that was seen. */
export function sampler<Seen>(look: () => Promise<Seen>, everyMs: number): () => readonly Seen[] {
  const seen: Seen[] = []
  const timer = setInterval(async () => seen.push(await look()), everyMs)

  return function stop() {
    clearInterval(timer)
    return seen
  }
}
