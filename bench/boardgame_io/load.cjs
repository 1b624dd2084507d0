// Loads a boardgame.io server the way tools/load loads Tavola: so many tables, a WebSocket for each
// seat, at every table a choice about every `pace` seconds by the seat whose turn it is; measured
// from the choice sent until each of the other seats has the new state.
//   node load.cjs --tables 1000 --seats 4 --seconds 60 --pace 2
const fs = require('node:fs');
const { spawn } = require('node:child_process');
const { io } = require('socket.io-client');

const asked = { tables: 1000, seats: 4, seconds: 60, pace: 2, port: 18990 };
for (let i = 2; i + 1 < process.argv.length; i += 2) {
  const name = process.argv[i].replace(/^--/, '');
  if (!(name in asked)) throw new Error(`load: there is no --${name}`);
  asked[name] = Number(process.argv[i + 1]);
}

const base = `http://127.0.0.1:${asked.port}`;
const lobby = `http://127.0.0.1:${asked.port + 1}`;
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const figures = { chosen: 0, refused: 0, heard: [] };
let playing = false;

function processorSeconds(pid) {
  const after = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(after[11]) + Number(after[12])) / 100;
}
function resident(pid) {
  return Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
}

async function post(path, body) {
  const answer = await fetch(lobby + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`load: ${path}: ${answer.status}`);
  return answer.json();
}

/** One table with all of its seats. */
class Table {
  constructor(id) {
    this.id = id;
    this.sent = new Map(); // state id -> when, by whom
    this.seats = [];
  }

  async sitDown(seat) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`/games/picking/${this.id}/join`, {
      playerID,
      playerName: `Seat ${seat}`,
    });
    const socket = io(`${base}/picking`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    const chair = { socket, playerID, playerCredentials, state: null, planned: false };
    this.seats.push(chair);
    return new Promise((done, fail) => {
      socket.on('connect_error', fail);
      socket.on('connect', () =>
        socket.emit('sync', this.id, playerID, playerCredentials, asked.seats),
      );
      socket.on('sync', (_, { state }) => {
        chair.state = state;
        done();
      });
      socket.on('update', (_, state) => this.hear(chair, state));
    });
  }

  hear(chair, state) {
    const now = performance.now();
    const before = chair.state?._stateID ?? -1;
    chair.state = state;
    for (let id = before; id < state._stateID; ++id) {
      const sent = this.sent.get(id);
      if (!sent) continue;
      if (sent.by !== chair.playerID) figures.heard.push(now - sent.at);
      else ++figures.chosen;
    }
    this.plan(chair);
  }

  plan(chair) {
    if (!playing || chair.planned || chair.state.ctx.currentPlayer !== chair.playerID) return;
    chair.planned = true;
    setTimeout(() => this.choose(chair), asked.pace * (0.5 + Math.random()) * 1000);
  }

  choose(chair) {
    chair.planned = false;
    if (!playing || chair.state.ctx.currentPlayer !== chair.playerID) return;
    const action = {
      type: 'MAKE_MOVE',
      payload: {
        type: 'pick',
        args: [1 + Math.floor(Math.random() * 6)],
        playerID: chair.playerID,
        credentials: chair.playerCredentials,
      },
    };
    this.sent.set(chair.state._stateID, { at: performance.now(), by: chair.playerID });
    chair.socket.emit('update', action, chair.state._stateID, this.id, chair.playerID);
  }
}

async function run() {
  const server = spawn(process.execPath, ['server.cjs', String(asked.port)], {
    cwd: __dirname,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    await new Promise((open) => server.stdout.on('data', (said) => String(said).includes('open') && open()));
    const empty = resident(server.pid);

    const tables = [];
    for (let i = 0; i < asked.tables; ++i) {
      const { matchID } = await post('/games/picking/create', { numPlayers: asked.seats });
      const table = new Table(matchID);
      tables.push(table);
      for (let seat = 0; seat < asked.seats; ++seat) await table.sitDown(seat);
    }
    await pause(3000);
    const idle = resident(server.pid);
    const used = processorSeconds(server.pid);
    const began = performance.now();
    playing = true;
    for (const table of tables)
      setTimeout(() => table.choose(table.seats[0]), Math.random() * asked.pace * 1000);
    await pause(asked.seconds * 1000);
    playing = false;
    const took = (performance.now() - began) / 1000;
    const processor = processorSeconds(server.pid) - used;
    const active = resident(server.pid);
    await pause(2000);

    const heard = figures.heard.sort((a, b) => a - b);
    const at = (share) => (heard[Math.min(Math.floor(share * heard.length), heard.length - 1)] ?? 0).toFixed(1);
    const kilobytes = (bytes) => (bytes / asked.tables / 1000).toFixed(1);
    console.log(`${asked.tables} tables of ${asked.seats} seats, ${took.toFixed(0)} s, a choice every ${asked.pace} s at each table`);
    console.log(`choices                ${figures.chosen} (${(figures.chosen / took).toFixed(0)} a second)`);
    console.log(`choice to other seats  p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms (${heard.length} heard)`);
    console.log(`server's memory        ${(empty / 1e6).toFixed(1)} MB empty, ${kilobytes(idle - empty)} KB a table when idle, ${kilobytes(active - empty)} KB a table when active`);
    console.log(`server's processor     ${(processor / took).toFixed(2)} cores, ${((processor * 1000) / Math.max(figures.chosen, 1)).toFixed(2)} ms a choice`);
  } finally {
    server.kill();
  }
}

run().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
