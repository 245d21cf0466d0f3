# syntax=docker/dockerfile:1
# Both stages use the Node that package.json pins, or a newer release of its line that npm does not have yet.
FROM node:24.22.1-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/tmp/npm npm ci --ignore-scripts --cache /tmp/npm
COPY . .
RUN npm run build

FROM node:24.22.1-trixie-slim
# A release adds its version, its commit and its repository.
LABEL org.opencontainers.image.title="Sahilan" \
  org.opencontainers.image.description="A corporate website for a group of companies, its back office, and the server behind both." \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production MALLOC_MMAP_THRESHOLD_=1048576 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
# The server is bundled except for sharp, which is copied with its dependencies.
COPY --from=build /site/node_modules/sharp node_modules/sharp
COPY --from=build /site/node_modules/@img node_modules/@img
COPY --from=build /site/node_modules/detect-libc node_modules/detect-libc
COPY --from=build /site/node_modules/semver node_modules/semver
COPY --from=build /site/package.json /site/LICENSE ./
COPY --from=build /site/dist/client dist/client
COPY --from=build /site/dist/demo dist/demo
COPY --from=build /site/dist/server dist/server
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "dist/server/main.js"]
