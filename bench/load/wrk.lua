-- Asks for the requests of a list in turns. The list has a line each: path, then names and values of headers, tabs between.

local requests = {}
local at = 0

function init(args)
  for line in io.lines(args[1]) do
    local fields = {}
    for field in string.gmatch(line, "[^\t]+") do
      fields[#fields + 1] = field
    end
    local headers = {}
    for name = 2, #fields, 2 do
      headers[fields[name]] = fields[name + 1]
    end
    requests[#requests + 1] = wrk.format("GET", fields[1], headers)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local seconds = summary.duration / 1e6
  local errors = summary.errors
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  -- os.clock is the processor time of wrk as a whole: how busy its one thread was.
  io.write(string.format(
    'answered {"good":%d,"failed":%d,"seconds":%.4f,"p50":%.3f,"p95":%.3f,"client":%.3f}\n',
    summary.requests - errors.status, failed, seconds,
    latency:percentile(50) / 1e3, latency:percentile(95) / 1e3, os.clock() / seconds))
end
