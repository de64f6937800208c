# docker build --tag carrack .
# docker run --detach --name carrack --restart unless-stopped --publish 127.0.0.1:8090:8090 \
#   --volume carrack:/data --env CARRACK_PROXIES=172.16.0.0/12 carrack
#
# The proxy in front of it speaks https (docs/hosting.md; compose.yaml brings one). Backups, while people play:
# docker exec carrack carrack backup --data /data /data/backup.db
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
COPY . /src
RUN python -m venv /opt/carrack && /opt/carrack/bin/pip install --no-cache-dir '/src[club,postgres]'

FROM python:3.13-slim
COPY --from=build /opt/carrack /opt/carrack
RUN useradd --system --uid 10001 --home-dir /data carrack \
 && install --directory --owner carrack --group carrack --mode 0700 /data
ENV PATH=/opt/carrack/bin:$PATH
USER carrack
VOLUME /data
EXPOSE 8090
HEALTHCHECK --interval=1m --timeout=10s --start-period=20s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8090/health', timeout=8)"]
CMD ["carrack", "serve", "--host", "0.0.0.0", "--port", "8090", "--data", "/data"]
