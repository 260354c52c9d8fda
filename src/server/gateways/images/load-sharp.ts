import type Sharp from 'sharp'

/** Loaded with the first picture that is looked at: libvips takes its share of a start and of an idle shop's memory. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // Several tasks of one thread each use the cores best, and no picture comes twice.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
