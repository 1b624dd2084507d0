// boardgame.io's own server with its own storage, which keeps tables in memory alone. Its lobby has
// the next port: on one port with the sockets it is not found, with the Koa of today.
const { Server } = require('boardgame.io/server');
const { Picking } = require('./game.cjs');

const port = Number(process.argv[2]);
const server = Server({ games: [Picking], origins: ['*'] });
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => process.stdout.write('open\n'));
