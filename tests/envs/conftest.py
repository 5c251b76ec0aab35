"""JAX compiles without optimisations in these tests, because compiling takes longer than playing."""

from __future__ import annotations

import os
from importlib.metadata import PackageNotFoundError, version

FLAGS = "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"
OLD_FLAGS = "--xla_cpu_use_fusion_emitters=false"  # halves the time of compiling; later versions reject it
FIRST_WITHOUT_OLD_FLAGS = (0, 11)


def flags() -> str:
    try:
        numbers = version("jaxlib").split(".")
    except PackageNotFoundError:
        return ""
    is_old = tuple(map(int, numbers[:2])) < FIRST_WITHOUT_OLD_FLAGS
    return f"{FLAGS} {OLD_FLAGS}" if is_old else FLAGS


os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {flags()}"
