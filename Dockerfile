# syntax=docker/dockerfile:1
# The Node that package.json brings for Linux (tests/support/deployment.test.ts compares them).
ARG NODE_VERSION=24.21.0

# Builds server and pages.
FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build
# What is built carries the libraries of the pages in it, the tools that build are done, and Node comes with the image.
RUN node deploy/docker/drop-build-packages.ts

# Runs them: no npm, no compiler, no build tools.
FROM debian:bookworm-slim
LABEL org.opencontainers.image.title="Likho" org.opencontainers.image.licenses="MIT"
COPY --from=build /usr/local/bin/node /usr/local/bin/node
RUN groupadd --system --gid 10001 likho \
  && useradd --system --uid 10001 --gid likho --home-dir /data --shell /usr/sbin/nologin likho \
  && install --directory --owner=likho --group=likho --mode=0700 /data
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/package-lock.json /app/vite.config.ts /app/vite.server.config.ts /app/vite.worker.config.ts /app/react-router.config.ts ./
COPY --from=build /app/public ./public
COPY --from=build /app/db ./db
COPY --from=build /app/src ./src
COPY --from=build /app/build ./build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Node itself is process 1: npm would swallow the signal that ends it.
CMD ["node", "src/server/main.ts"]
