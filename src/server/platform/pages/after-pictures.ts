/** How React Router starts a page. */
const START = /<script ([^>]*)type="module"([^>]*)>([\s\S]*?)<\/script>/

/** What the start will want: modules, and what they fetch. */
type Files = { modules: readonly string[]; fetched: readonly string[] }

/** Longer than that nobody waits for a picture: the page wakes up without it. */
const LONGEST_WAIT_MS = 3000

/**
 * Once the pictures are there, and the frame that shows them has gone out, though a page in the background has no frames: asks
 * for all files at once, and runs the start as it was written. The policy knows it by its hash. A frame is announced before it is
 * painted, which takes a slow phone a while: the next one is announced when it is out, and the browser tells when the first one was seen.
 */
const startAfterPictures = ({ modules, fetched }: Files) =>
  `{let asked;const start=document.currentScript.previousElementSibling,` +
  `make=(name,rest)=>document.head.append(Object.assign(document.createElement(name),rest)),` +
  `go=()=>{if(asked)return;asked=true;for(const href of ${JSON.stringify(modules)})make("link",{rel:"modulepreload",href});` +
  (fetched.length > 0
    ? `for(const href of ${JSON.stringify(fetched)})make("link",{rel:"preload",as:"fetch",crossOrigin:"",href});`
    : '') +
  `make("script",{type:"module",textContent:start.textContent})},` +
  `frame=requestAnimationFrame,shown=()=>frame(()=>frame(()=>new PerformanceObserver(go).observe({type:"paint",buffered:true})));setTimeout(go,${LONGEST_WAIT_MS});` +
  `document.readyState==="complete"?shown():addEventListener("load",shown)}`

/**
 * The same start, put off until what is seen first is seen. On a slow line scripts and pictures share it; together they come
 * no sooner, and the page sleeps either way until the last script is there. Undefined where the page does not start as
 * React Router's pages do.
 */
export function afterPictures(page: string, files: Files): string | undefined {
  const start = START.exec(page)
  if (!start) return undefined
  const [whole, before = '', after = '', script] = start
  const nonce = /nonce="[^"]*"/.exec(before + after)?.[0] ?? ''
  return page.replace(
    whole,
    () =>
      `<script ${before}type="text/plain"${after}>${script}</script><script ${nonce}>${startAfterPictures(files)}</script>`,
  )
}
