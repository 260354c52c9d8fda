import type { z } from 'zod'
import type { RazorpayConfig } from '#server/config.ts'
import { callOutside, outcomeOf } from '#server/platform/call-outside.ts'
import { parseJson } from '#server/platform/http/parse-json.ts'
import { ProviderAway } from './provider-away.ts'
import { razorpayFault } from './razorpay-faults.ts'

type Ask<Answer extends z.ZodType> = {
  method?: 'GET' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
  answer: Answer
}

const ANSWER_WITHIN_MS = 10_000

/** Asks Razorpay over HTTP. Every fault is one of two: it is away, or it refuses. */
export function razorpayClient({ keyId, keySecret, baseUrl }: RazorpayConfig) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  return async function ask<Answer extends z.ZodType>(wanted: Ask<Answer>): Promise<z.output<Answer>> {
    const { method = 'GET', path, body, headers, answer } = wanted
    const operation = `${method} ${path.split(/[/?]/)[2]}`
    const { status, text } = await fetchText(operation, `${baseUrl}${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (status >= 400) throw razorpayFault(operation, status, parseJson(text))
    const read = answer.safeParse(parseJson(text))
    if (!read.success) throw new ProviderAway('Razorpay answered something unknown.')
    return read.data
  }
}

type Answered = { status: number; text: string }

async function fetchText(operation: string, url: string, request: RequestInit): Promise<Answered> {
  const ended = callOutside('payment', operation)
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'error' })
    const text = await response.text()
    ended(outcomeOf(response.status))
    return { status: response.status, text }
  } catch (cause) {
    ended('away')
    throw new ProviderAway('Razorpay does not answer.', { cause })
  }
}
