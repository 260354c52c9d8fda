import type { DescribedProduct } from '#contract/writer/describe.endpoints.ts'
import type { AiConfig } from '#server/config.ts'
import { callOutside } from '#server/platform/call-outside.ts'
import { INSTRUCTIONS, promptFor } from './prompt.ts'
import { type Writer, WriterProblem } from './writer.ts'

const LIMITS = { firstWordMs: 15_000, wholeMs: 60_000 }

/** Any service that speaks OpenAI's chat completions. */
export function aiWriter(settings: AiConfig, limits = LIMITS): Writer {
  let opened: ReturnType<typeof open> | undefined

  /** Loaded at the first description: a starting shop can do without. */
  async function open() {
    const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ])
    const { baseUrl: baseURL, apiKey, model } = settings
    return { streamText, model: createOpenAICompatible({ name: 'writer', baseURL, apiKey })(model) }
  }

  async function* describe(product: DescribedProduct, signal: AbortSignal): AsyncGenerator<string> {
    opened ??= open()
    const { streamText, model } = await opened
    const late = new AbortController()
    const tooLate = () => late.abort()
    const firstWord = setTimeout(tooLate, limits.firstWordMs)
    const whole = setTimeout(tooLate, limits.wholeMs)
    const ended = callOutside('writer', 'describe')
    let problem: WriterProblem | undefined
    try {
      const { fullStream } = streamText({
        model,
        system: INSTRUCTIONS,
        prompt: promptFor(product),
        abortSignal: AbortSignal.any([signal, late.signal]),
        // Somebody is waiting: a service that refuses once is left alone.
        maxRetries: 0,
        // Errors come as parts of the stream; without this they would also be printed.
        onError: () => {},
      })
      for await (const part of fullStream) {
        if (part.type === 'text-delta') {
          clearTimeout(firstWord)
          yield part.text
        }
        if (part.type === 'abort') throw new WriterProblem(late.signal.aborted ? 'too slow' : 'cut off')
        if (part.type === 'error') throw problemOf(part.error)
        if (part.type === 'finish' && part.finishReason !== 'stop') throw new WriterProblem('cut off')
      }
    } catch (error) {
      problem = error instanceof WriterProblem ? error : problemOf(error)
      throw problem
    } finally {
      ended(problem ? (problem.reason === 'refused' ? 'refused' : 'away') : 'done')
      clearTimeout(firstWord)
      clearTimeout(whole)
      // Whoever stops reading also stops the service.
      late.abort()
    }
  }

  return { describe }
}

/** A line that breaks is an error of the call too: only its status tells whether the service refused. */
function problemOf(error: unknown): WriterProblem {
  const { statusCode = 0 } = error as { statusCode?: number }
  if (statusCode < 400) return new WriterProblem('cut off')
  return new WriterProblem(statusCode === 429 ? 'out of quota' : 'refused', statusCode)
}
