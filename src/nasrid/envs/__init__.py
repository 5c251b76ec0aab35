"""Environments for machine learning: a fixed action space, and observations as arrays.

The adapters for other libraries are `nasrid.envs.gymnasium`, `nasrid.envs.pettingzoo` and `nasrid.envs.openspiel`.
"""

from nasrid.extras import check_installed

check_installed("numpy", "nasrid.envs", "pettingzoo", "gymnasium", "openspiel")

from nasrid.dealing import deal, split_of_deal
from nasrid.envs.batch import Batch
from nasrid.envs.batch_arrays import Buffers, new_buffers
from nasrid.envs.dataset import Episode, load_episode, load_games, save_games
from nasrid.envs.decisions import Decisions, IllegalIndexError
from nasrid.envs.export import from_sb3, from_torch
from nasrid.envs.ledger import Ledger
from nasrid.envs.observation import CompactEncoder, Encoder
from nasrid.envs.observation.layout import observation_pieces
from nasrid.envs.policy import Network, PolicyBot, TrainedPolicy, load_policy, save_onnx_policy, save_policy
from nasrid.envs.rewards import margins
from nasrid.envs.space import ACTION_COUNT, CELL_START, describe_index
from nasrid.envs.streams import ChoiceRows, ChoiceStream, choice_dataset
from nasrid.envs.workers import BatchWorkerError

__all__ = [
    "ACTION_COUNT",
    "CELL_START",
    "Batch",
    "BatchWorkerError",
    "Buffers",
    "ChoiceRows",
    "ChoiceStream",
    "CompactEncoder",
    "Decisions",
    "Encoder",
    "Episode",
    "IllegalIndexError",
    "Ledger",
    "Network",
    "PolicyBot",
    "TrainedPolicy",
    "choice_dataset",
    "deal",
    "describe_index",
    "from_sb3",
    "from_torch",
    "load_episode",
    "load_games",
    "load_policy",
    "margins",
    "new_buffers",
    "observation_pieces",
    "save_games",
    "save_onnx_policy",
    "save_policy",
    "split_of_deal",
]
