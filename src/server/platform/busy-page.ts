import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'

const { text, status } = requestFailures.overloaded

/** The shop's own looks (`web/ui/tokens.css`), as far as they need no file. */
const STYLE = `
:root{color-scheme:light dark;--rule:light-dark(#d9e2f3,#262c3b);--ink:light-dark(#1d2433,#eceae4);--soft:light-dark(#4a5263,#b4b8c2)}
body{margin:0;background:light-dark(#fbf9f4,#14161b);color:var(--ink);font:1.0625rem/2rem "Anek Latin",system-ui,sans-serif}
header{border-bottom:1px solid light-dark(#e5e0d5,#2e323c);background:light-dark(#fff,#1c1f27)}
header p{display:flex;align-items:center;gap:.5rem;max-width:75rem;margin:0 auto;padding:.75rem 1rem;font-weight:700;font-size:1.5rem}
svg{width:2rem;height:2rem}
main{max-width:34rem;margin:12vh auto 0;padding:0 1rem}
section{padding:2rem 1.5rem 2rem 3rem;border-radius:.75rem;background:
linear-gradient(90deg,transparent 1.5rem,light-dark(#eeb7b1,#63393a) 1.5rem calc(1.5rem + 1px),transparent calc(1.5rem + 1px)),
linear-gradient(0deg,var(--rule) 1px,transparent 1px) 0 -.5rem/100% 2rem light-dark(#fff,#1c1f27);border:1px solid var(--rule)}
h1{margin:0;font-size:2rem;line-height:2rem;padding-bottom:2rem;font-weight:600}
section p{margin:0}
.soft{color:var(--soft)}
a{display:inline-block;margin-top:2rem;padding:.375rem 1.25rem;border-radius:.5rem;background:light-dark(#22409a,#9db2ff);
color:light-dark(#fff,#14161b);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid light-dark(#22409a,#9db2ff);outline-offset:2px}`

const NIB = `<svg aria-hidden="true" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#1b2f73"/>
<path d="M11.4 6h9.2l2.1 8.6L16 26.6 9.3 14.6z" fill="#fff"/><path d="M16 26v-9.6" stroke="#1b2f73" stroke-width="1.5"/>
<circle cx="16" cy="14.6" r="2.3" fill="#f5a524"/></svg>`

/** Needs nothing of the shop: neither a thread to render it nor a file. A header makes the browser try again by itself. */
const htmlAfter = (seconds: number) => `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One moment, please | Likho</title>
<style>${STYLE}</style>
</head>
<body>
<header><p>${NIB}Likho</p></header>
<main>
<section>
<h1>One moment, please</h1>
<p>${text} This page opens by itself in ${seconds} seconds.</p>
<p class="soft">Nothing you had in your cart is lost.</p>
<a href="">Try again now</a>
</section>
</main>
</body>
</html>
`

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Sent instead of a page that there is no room to render, to whoever can read it. Undefined for any other error. */
export function busyPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const isShed = error instanceof Failure && error.kind === requestFailures.overloaded
  if (!isShed || !request.headers.accept?.includes('text/html')) return undefined
  const seconds = error.retryAfterSeconds ?? 5
  return reply
    .code(status)
    .headers({
      'retry-after': seconds,
      refresh: seconds,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    })
    .type('text/html; charset=utf-8')
    .send(htmlAfter(seconds))
}
